/** The names of zones that were renamed. Browsers keep the old ones: https://tc39.es/proposal-canonical-tz */
const RENAMED: Partial<Record<string, string>> = {
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

/** The present name of a zone. */
export function zoneName(zone: string): string {
  return RENAMED[zone] ?? zone;
}

/** The zone of this device. */
export function localZone(): string {
  return zoneName(Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** The zones that this browser knows, by their present names. */
export function listZones(): string[] {
  return [...new Set(Intl.supportedValuesOf('timeZone').map(zoneName))].sort();
}
