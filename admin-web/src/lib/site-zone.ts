import { localZone } from '@paattu/shared/time-zones';

let zone = localZone();

/** The time zone in which the console tells and asks all times: that of the site. Until it is known, that of this device. */
export const siteZone = () => zone;

export function setSiteZone(known: string): void {
  zone = known;
}
