/** A pattern's named parts in a path, or nothing where the path is another. Case and a slash at the end make no difference. */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  if (pattern === '*') return {};
  const parts = partsOf(path);
  const wanted = partsOf(pattern);
  if (wanted.length !== parts.length) return undefined;
  const named: Record<string, string> = {};
  for (const [place, name] of wanted.entries()) {
    const part = parts[place] ?? '';
    if (name.startsWith(':')) named[name.slice(1)] = part;
    else if (name.toLowerCase() !== part.toLowerCase()) return undefined;
  }
  return named;
}

function partsOf(path: string): string[] {
  return path
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
}

/** As it came, where the address holds no text in percent signs. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
