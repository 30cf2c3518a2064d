/** Paths of the site's icons that these pages show. */
export const icons = {
  chat: 'M4 5h16v11H9l-5 4z',
  phone: 'M7 3h10v18H7zM11 18h2',
  shield: 'M12 3l7.5 2.8v5.7c0 4.6-3.1 8-7.5 9.5-4.4-1.5-7.5-4.9-7.5-9.5V5.8z',
  wallet: 'M4 7.5h16V19H4zM4 7.5 15.5 4v3.5M16 13.2v.1',
} as const;
