export { createApiClient, type ApiClient, type ApiClientOptions } from './client.js';
export {
  createSession,
  SignOutError,
  type Session,
  type SessionState,
  type SessionDto,
  type UserDto,
} from './session.js';
export type { components, paths } from './schema.js';
export type Schemas = import('./schema.js').components['schemas'];
