/**
 * Former names of zones, by which browsers, operating systems or older time zone data still call them, and the names of
 * today. Source: the file `backward` of the IANA time zone database. Of several former names of one zone, the one that
 * most old data know is first.
 */
const presentNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'Africa/Asmera': 'Africa/Asmara',
    'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
    'America/Catamarca': 'America/Argentina/Catamarca',
    'America/Coral_Harbour': 'America/Atikokan',
    'America/Cordoba': 'America/Argentina/Cordoba',
    'America/Godthab': 'America/Nuuk',
    'America/Indianapolis': 'America/Indiana/Indianapolis',
    'America/Jujuy': 'America/Argentina/Jujuy',
    'America/Louisville': 'America/Kentucky/Louisville',
    'America/Mendoza': 'America/Argentina/Mendoza',
    'Asia/Calcutta': 'Asia/Kolkata',
    'Asia/Katmandu': 'Asia/Kathmandu',
    'Asia/Rangoon': 'Asia/Yangon',
    'Asia/Saigon': 'Asia/Ho_Chi_Minh',
    'Atlantic/Faeroe': 'Atlantic/Faroe',
    'Europe/Kiev': 'Europe/Kyiv',
    'Pacific/Enderbury': 'Pacific/Kanton',
    'Pacific/Ponape': 'Pacific/Pohnpei',
    'Pacific/Truk': 'Pacific/Chuuk',
    'Asia/Dacca': 'Asia/Dhaka',
    'Asia/Macao': 'Asia/Macau',
    'Asia/Tel_Aviv': 'Asia/Jerusalem',
    'Asia/Thimbu': 'Asia/Thimphu',
    'Asia/Ujung_Pandang': 'Asia/Makassar',
    'Asia/Ulan_Bator': 'Asia/Ulaanbaatar',
    'Etc/GMT': 'UTC',
    'Etc/UCT': 'UTC',
    'Etc/UTC': 'UTC',
    GB: 'Europe/London',
    GMT: 'UTC',
    Japan: 'Asia/Tokyo',
    NZ: 'Pacific/Auckland',
    PRC: 'Asia/Shanghai',
    'Pacific/Samoa': 'Pacific/Pago_Pago',
    ROK: 'Asia/Seoul',
    Singapore: 'Asia/Singapore',
    UCT: 'UTC',
    'US/Central': 'America/Chicago',
    'US/Eastern': 'America/New_York',
    'US/Mountain': 'America/Denver',
    'US/Pacific': 'America/Los_Angeles',
    Zulu: 'UTC',
  }),
);

/** The first former name of each zone that has one. */
const formerNames: ReadonlyMap<string, string> = new Map(
  [...presentNames].reverse().map(([former, present]) => [present, former]),
);

/** The name that a zone has today; its own where that has not changed. */
export const presentZone = (timezoneId: string): string => presentNames.get(timezoneId) ?? timezoneId;

/** The names that one zone has had, the given one first. */
export const namesOfZone = (timezoneId: string): string[] => {
  const present = presentZone(timezoneId);
  return [...new Set([timezoneId, present, formerNames.get(present) ?? present])];
};

/** "Buenos Aires" of America/Argentina/Buenos_Aires, and "Kyiv" of Europe/Kiev. */
export const cityOfZone = (timezoneId: string): string =>
  (presentZone(timezoneId).split('/').at(-1) ?? timezoneId).replaceAll('_', ' ');
