/** The browsers that a session is recognized by, with the names that people know them by, in any language. */
export const BROWSER_NAMES = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  samsung: 'Samsung Internet',
} as const;

export const SYSTEM_NAMES = {
  android: 'Android',
  chromeos: 'ChromeOS',
  ios: 'iOS',
  linux: 'Linux',
  macos: 'macOS',
  windows: 'Windows',
} as const;

export type BrowserName = keyof typeof BROWSER_NAMES;
export type SystemName = keyof typeof SYSTEM_NAMES;

/** What a person recognizes a browser by. Without versions, which would make it nearly unique. */
export interface Device {
  /** Null for one that the server does not know. */
  browser: BrowserName | null;
  system: SystemName | null;
}

/** The names in one line, such as 'Firefox, Linux'; null for an unknown one. */
export function nameOfDevice({ browser, system }: Device): string | null {
  const names = [browser && BROWSER_NAMES[browser], system && SYSTEM_NAMES[system]].filter(Boolean);
  return names.length > 0 ? names.join(', ') : null;
}
