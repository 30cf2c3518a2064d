/** A cut stone in the colours of the lagoon, and a mine like a thorny fruit: told apart by shape as well. */
export const minesDrawings: Readonly<Record<string, string>> = {
  gem: `<path d="M14 8h20l9 12-19 21L5 20z" fill="#2aa9a1"/><path d="M14 8l-9 12h11zM34 8l9 12H32z" fill="#1d7f86"/><path d="M14 8h20l-2 12H16z" fill="#8be3d0"/><path d="M16 20h16l-8 21z" fill="#4fcab9"/><path d="M5 20h11l8 21z" fill="#17686f"/>`,
  mine: `<path d="M24 3v8M24 37v8M3 24h8M37 24h8M9 9l6 6M33 33l6 6M39 9l-6 6M15 33l-6 6" stroke="#e8d5ae" stroke-width="4" stroke-linecap="round"/><circle cx="24" cy="24" r="14" fill="#5c1b22"/><circle cx="24" cy="24" r="14" fill="none" stroke="#ff7a6e" stroke-width="2.500"/><circle cx="19" cy="19" r="4" fill="#ff9d93"/>`,
};
