import { localZone } from '@paattu/shared/time-zones';

let zone = localZone();

/** The time zone of all times in the console: that of the site. Before it has loaded, that of this device, and no page shows. */
export const siteZone = () => zone;

export function setSiteZone(known: string): void {
  zone = known;
}
