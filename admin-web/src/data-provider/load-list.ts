import type { ApiClient, Schemas } from '@paattu/api-client';
import { answer } from '../lib/answer';

/** The lists that are asked for without react-admin, which the first page does not load. */
interface Lists {
  '/api/admin/contests': Schemas['AdminContestDto'];
  '/api/admin/dead-addresses': Schemas['DeadAddressDto'];
  '/api/admin/emails': Schemas['AdminEmailDto'];
  '/api/admin/entries': Schemas['AdminEntryDto'];
  '/api/admin/messages': Schemas['MessageDto'];
  '/api/admin/moderators': Schemas['ModeratorDto'];
  '/api/admin/opt-outs': Schemas['OptOutDto'];
  '/api/admin/songs': Schemas['AdminSongDto'];
  '/api/admin/tokens': Schemas['ApiTokenDto'];
}

export type ListName = keyof Lists extends `/api/admin/${infer Name}` ? Name : never;

interface Rows {
  pagination: { page: number; perPage: number };
  sort: { field: string; order: 'ASC' | 'DESC' };
  filter: object;
}

/** Rows of a list and the number of all, as react-admin's data provider has them. */
export async function loadList<Path extends keyof Lists>(
  api: ApiClient,
  path: Path,
  { pagination: { page, perPage }, sort: { field, order }, filter }: Rows,
): Promise<{ data: Lists[Path][]; total: number }> {
  const first = (page - 1) * perPage;
  const query = {
    filter: JSON.stringify(filter),
    range: JSON.stringify([first, first + perPage - 1]),
    sort: JSON.stringify([field, order]),
  };
  const reply = await api.GET(path as '/api/admin/messages', { params: { query } });
  const data = await answer(Promise.resolve(reply));
  const total = Number(reply.response.headers.get('content-range')?.split('/').at(-1));
  return { data: data as Lists[Path][], total };
}
