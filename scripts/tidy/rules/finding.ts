/** One place that breaks a rule. The key stays the same when lines move, so that an exception can name it. */
export interface Finding {
  key: string;
  /** What a reader needs to find and mend it. */
  text: string;
}
