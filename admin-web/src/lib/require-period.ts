/** A process of the release before knows no periods. Another one answers the next try. */
export function requirePeriod<Analytics extends { period: object }>(analytics: Analytics): Analytics {
  if (!('period' in analytics)) throw new Error('The server knows no periods.');
  return analytics;
}
