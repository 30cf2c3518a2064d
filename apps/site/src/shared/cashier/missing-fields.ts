interface Demands<Name> {
  optional: readonly Name[];
  /** While one of these is missing, none of the others is asked for. */
  first: readonly Name[];
}

/** The names of the fields that the player has yet to fill in. */
export function missingFields<Name extends string>(
  values: Readonly<Record<Name, string>>,
  { optional, first }: Demands<NoInfer<Name>>,
): Name[] {
  const missing = (Object.keys(values) as Name[]).filter((name) => !values[name].trim() && !optional.includes(name));
  const asked = missing.filter((name) => first.includes(name));
  return asked.length > 0 ? asked : missing;
}
