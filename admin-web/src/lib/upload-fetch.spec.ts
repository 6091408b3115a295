import { createUploadFetch } from './upload-fetch';

test.each([
  ['before it begins', 'before'],
  ['while its body is being read', 'after'],
])('an upload that is cancelled %s ends as cancelled', async (_, moment) => {
  const cancel = new AbortController();
  const upload = { method: 'POST', body: 'a song', signal: cancel.signal };
  const send = createUploadFetch(() => {});

  if (moment === 'before') cancel.abort();
  const sent = send(new Request('http://site.example/songs', upload));
  if (moment === 'after') cancel.abort();

  await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
});
