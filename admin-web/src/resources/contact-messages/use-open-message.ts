import { matchPath, useParams } from 'react-router';

/** The id of the message that is open, by the address within the page. */
export function useOpenMessage(): string | undefined {
  return matchPath('/:id/show', `/${useParams()['*'] ?? ''}`)?.params.id;
}
