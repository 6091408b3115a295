import type { PasskeyDto, PasskeyRegistrationDto } from '../../src/modules/auth/passkeys/passkey.dto.js';
import { Authenticator } from '../authenticator.js';
import type { Client } from '../client.js';

/** Adds a passkey of the user whose requests begin below `/api/auth`. */
export async function addPasskey(here: Client, origin: string, authenticator = new Authenticator()) {
  const options = (await here.post<PasskeyRegistrationDto>('/passkeys/registration')).body;
  const answer = authenticator.register({ ...options, origin });
  const added = await here.post<PasskeyDto>('/passkeys', { name: 'My phone', ...answer });
  return { authenticator, added, handle: options.userHandle };
}
