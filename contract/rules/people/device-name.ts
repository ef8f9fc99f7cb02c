const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** The part of a header that is read. */
const readAtMost = 400;

export const deviceWords = {
  unknown: 'Unknown device',
  browser: 'A browser',
  on: (browser: string, system: string) => `${browser} on ${system}`,
};

const nameOf = (text: string, names: typeof browsers) => names.find(([form]) => form.test(text))?.[1];

/** "Firefox on Windows" of a `User-Agent`; what it does not tell is left out. */
export function deviceName(userAgent: string): string {
  const text = userAgent.slice(0, readAtMost);
  const [browser, system] = [nameOf(text, browsers), nameOf(text, systems)];
  if (!browser && !system) return deviceWords.unknown;
  const named = browser ?? deviceWords.browser;
  return system === undefined ? named : deviceWords.on(named, system);
}

/** What `deviceName` has named, in the words of a language. */
export function deviceNameIn(name: string, words: typeof deviceWords): string {
  if (name === deviceWords.unknown) return words.unknown;
  const [browser = '', system] = name.split(' on ');
  const named = browser === deviceWords.browser ? words.browser : browser;
  return system === undefined ? named : words.on(named, system);
}
