/** The parameters of a path that fits the pattern, such as `/songs/:slug`; null for another path. `*` fits each. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  if (pattern === '*') return {};
  const expression = pattern.replace(/\/$/, '').replace(/:(\w+)/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${expression}/*$`).exec(path);
  return match && { ...match.groups };
}
