import type { ApiClient } from '@paattu/api-client';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { type Assignment, type JuryRoom, juryQuery, showAssignment } from './jury-query';

const roomWith = (version: string) => ({ assignments: [{ id: 'one', version }] }) as JuryRoom;

let leave = () => {};
afterEach(() => leave());

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

/** A room that is shown, and how each request for it is answered. */
async function openRoom() {
  const answers: Array<(room: JuryRoom) => void> = [];
  const api = {
    GET: () =>
      new Promise((resolve) => {
        answers.push((data) => resolve({ data, response: new Response() }));
      }),
  } as unknown as ApiClient;
  const queries = new QueryClient();
  const query = juryQuery(api);
  const room = new QueryObserver(queries, query);
  leave = room.subscribe(() => {});
  answers[0]!(roomWith('v1'));
  await nextTurn();
  expect(room.getCurrentResult().isSuccess).toBe(true);
  const show = (version: string) => showAssignment(queries, query, { id: 'one', version } as Assignment);
  const version = () => room.getCurrentResult().data?.assignments[0]?.version;
  return { answers, room, show, version };
}

test('a saved assignment is shown without a request', async () => {
  const { answers, room, show, version } = await openRoom();
  show('v2');
  expect([version(), room.getCurrentResult().isFetching, answers.length]).toEqual(['v2', false, 1]);
});

test('an answer that was read before an assignment was saved does not replace it', async () => {
  const { answers, room, show, version } = await openRoom();
  void room.refetch();
  await nextTurn();
  expect(answers).toHaveLength(2);
  show('v2');
  answers[1]!(roomWith('v1'));
  await nextTurn();
  expect(answers).toHaveLength(3);
  expect(version()).toBe('v2');
  answers[2]!(roomWith('v3'));
  await nextTurn();
  expect(version()).toBe('v3');
});
