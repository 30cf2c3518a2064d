/** Whom one can write to, by the words of the wire. Their names are in the catalogue `contact`. */
export const departments = ['Support', 'Affiliates', 'Marketing'] as const;

export type Department = (typeof departments)[number];

export function departmentOf(text: string): Department | undefined {
  return departments.find((department) => department === text);
}
