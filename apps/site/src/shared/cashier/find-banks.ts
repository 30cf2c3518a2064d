interface BankOption {
  value: string;
  label: string;
}

/** The banks that a player may mean: by any part of the name, or by its initials, as GTB or UBA. */
export function findBanks<Option extends BankOption>(banks: readonly Option[], query: string): Option[] {
  const wanted = plain(query);
  if (wanted === '') return [];
  return banks.filter(({ label }) => plain(label).includes(wanted) || initials(label).startsWith(wanted));
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Small words count or not: First Bank of Nigeria is FBN, and United Bank for Africa UBA. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[A-Z]/.test(word));
  return words.map((word) => word.charAt(0).toLowerCase()).join('');
}
