/** An entry that this browser has just sent. */
export interface Submitted {
  id: string;
  email: string;
  correctionToken: string;
  /** Opens the page of the entry; only while the site sends no emails. */
  link?: string | undefined;
}
