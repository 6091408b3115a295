import type { RequestUser } from '../../../common/access/access.js';
import type { UserAgentClass } from '../../../common/access/client.js';

/** From where somebody votes. */
export interface VoterContext {
  /** As PostgreSQL reads an `inet`. */
  address: string;
  deviceId: string;
  userAgentClass: UserAgentClass;
}

/** Who votes: an account, the browser of somebody who has voted, or nobody that is known. */
export interface Voter {
  user: RequestUser | null;
  /** The token of the cookie. */
  token: string | null;
}
