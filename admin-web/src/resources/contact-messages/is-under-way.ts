import type { Answer } from './api';
import { isOnItsWay } from '../emails/api';

/** Whether the email of an answer still has to be sent. */
export function isUnderWay({ email }: Pick<Answer, 'email'>): boolean {
  return email !== null && isOnItsWay(email);
}
