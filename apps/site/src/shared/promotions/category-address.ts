/** The category of all promotions. */
export const everything = 0;

const name = 'category';

export function categoryAddress(categoryId: number): string {
  return categoryId === everything ? '/promotions' : `/promotions?${name}=${categoryId}`;
}

/** Which category an address shows: all of them when it names none, or what cannot be one. */
export function categoryOf(search: URLSearchParams): number {
  const given = search.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(given) ? Number(given) : everything;
}
