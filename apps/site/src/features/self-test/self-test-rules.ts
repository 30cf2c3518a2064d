/** How many questions there are; their texts are `self-test.question.1` and so on. */
export const questions = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type Question = (typeof questions)[number];

/** From never to nearly always: an answer's place is what it counts. */
export const answers = ['never', 'sometimes', 'often', 'always'] as const;
export type Answer = (typeof answers)[number];

export type Answers = Partial<Record<Question, Answer>>;
export type Result = 'calm' | 'watch' | 'care' | 'help';

const watchFrom = 1;
const careFrom = 3;
const helpFrom = 8;

/** Undefined until every question is answered. */
export function resultOf(given: Answers): Result | undefined {
  let points = 0;
  for (const question of questions) {
    const answer = given[question];
    if (answer === undefined) return undefined;
    points += answers.indexOf(answer);
  }
  if (points >= helpFrom) return 'help';
  if (points >= careFrom) return 'care';
  return points >= watchFrom ? 'watch' : 'calm';
}
