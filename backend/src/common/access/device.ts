import type { BrowserName, Device, SystemName } from '@paattu/shared/devices';

// The first rule that fits: browsers also name those that they descend from, and Android names Linux.
const BROWSER_RULES: Array<[BrowserName, RegExp]> = [
  ['edge', /\bEdg(?:A|iOS)?\//],
  ['opera', /\b(?:OPR|OPT)\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['safari', /\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//],
];
const SYSTEM_RULES: Array<[SystemName, RegExp]> = [
  ['android', /\bAndroid\b/],
  ['ios', /\b(?:iPhone|iPad|iPod)\b/],
  ['chromeos', /\bCrOS\b/],
  ['windows', /\bWindows\b/],
  ['macos', /\bMacintosh\b/],
  ['linux', /\bLinux\b/],
];

export function deviceOf(userAgent = ''): Device {
  // Bounds the work of the expressions.
  const text = userAgent.slice(0, 500);
  const first = <Name>(rules: Array<[Name, RegExp]>) =>
    rules.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
  return { browser: first(BROWSER_RULES), system: first(SYSTEM_RULES) };
}
