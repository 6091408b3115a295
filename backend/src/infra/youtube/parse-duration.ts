const DURATION = /^P(?:(\d{1,4})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,4})M)?(?:(\d{1,6})S)?)?$/;

/** The seconds of an ISO 8601 duration without months, such as `PT4M13S`. Null for none, which YouTube writes as `P0D`. */
export function parseDuration(text: string): number | null {
  const parts = DURATION.exec(text);
  if (!parts) return null;
  const [days, hours, minutes, seconds] = parts.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
  ];
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds || null;
}
