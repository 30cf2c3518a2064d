import type { BasketballCourse } from '../course.ts';
import type { OpenMatch } from '../ends.ts';

/** A market that hangs on more than one stretch, or on who attacks when. */
export interface ToldMarket {
  key: string;
  marginThousandths: number;
  outcomes: readonly string[];
  /** Of each outcome; together one. */
  chancesOf(open: OpenMatch): readonly number[];
  /** The outcome that came true; undefined while that is open. */
  wonIn(course: BasketballCourse): string | undefined;
}
