/**
 * Names that browsers still give to zones which are named otherwise today. Source: the file `backward` of the IANA time
 * zone database, for what ICU calls canonical.
 */
const presentNames: Readonly<Record<string, string>> = {
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
};

/** The name that a zone has today; its own where that has not changed. */
export const presentZone = (timezoneId: string): string => presentNames[timezoneId] ?? timezoneId;

/** "Buenos Aires" of America/Argentina/Buenos_Aires, and "Kyiv" of Europe/Kiev. */
export const cityOfZone = (timezoneId: string): string =>
  (presentZone(timezoneId).split('/').at(-1) ?? timezoneId).replaceAll('_', ' ');
