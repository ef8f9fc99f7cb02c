export interface BrowserName {
  /** Name and major version, such as "Firefox 153"; null if unknown, for the system too. */
  name: string | null;
  system: string | null;
  family: 'chrome' | 'firefox' | 'safari' | 'other';
  isPhone: boolean;
}

const makers: readonly [pattern: RegExp, name: string, family: BrowserName['family']][] = [
  [/Edg(?:A|iOS)?\/(\d+)/, 'Edge', 'chrome'],
  [/OPR\/(\d+)/, 'Opera', 'chrome'],
  [/SamsungBrowser\/(\d+)/, 'Samsung Internet', 'chrome'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox', 'firefox'],
  [/(?:Chrome|CriOS|HeadlessChrome)\/(\d+)/, 'Chrome', 'chrome'],
  [/^(?=.*Safari).*?Version\/(\d+)/, 'Safari', 'safari'],
];

const systems: readonly [pattern: RegExp, name: string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** For texts only; features are tested. */
export function nameBrowser(userAgent: string): BrowserName {
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  const found = makers
    .map(([pattern, name, family]) => ({ version: pattern.exec(userAgent)?.[1], name, family }))
    .find(({ version }) => version !== undefined);
  return {
    name: found ? `${found.name} ${found.version}` : null,
    system,
    family: found?.family ?? 'other',
    isPhone: system === 'iOS' || system === 'Android',
  };
}
