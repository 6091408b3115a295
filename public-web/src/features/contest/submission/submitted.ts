import type { Schemas } from '@paattu/api-client';

/** Opens the page of the entry. */
export interface ShownLink {
  url: string;
  until: string;
}

/** An entry that this browser has just sent. */
export interface Submitted {
  id: string;
  email: string;
  correctionToken: string;
  /** Only while the site has no mail server. */
  link?: ShownLink | undefined;
}

export function linkIn({ link, linkExpiresAt }: Schemas['CorrectedAddressDto']): ShownLink | undefined {
  return link === undefined || linkExpiresAt === undefined ? undefined : { url: link, until: linkExpiresAt };
}
