import { noteAsserted } from '../../../../api-client/test/asserted';
import { texts } from '../../../../e2e/support/sentences';
import {
  button,
  choose,
  confirm,
  example,
  expectFocus,
  fill,
  openConsole,
  press,
  screen,
  server,
  waitFor,
  withConsole,
  within,
} from '../../../test/console';
import { settled } from '../../../test/requests';
import type { Song } from './api';

const song = (title: string, changes: Partial<Song> = {}): Song =>
  example('AdminSongDto', {
    id: title.toLowerCase().replaceAll(' ', '-'),
    title,
    artist: 'Nila Varma',
    processing: 'done',
    ...changes,
  });
const ROAD = song('Hill Road');
const RIVER = song('Red River');
const MEGABYTE = 1024 * 1024;

withConsole();
beforeEach(() => {
  server.answer('get', '/api/admin/playback-failures', 200, []);
  server.answer('get', '/api/texts', 200, {});
  show(ROAD, RIVER);
});

function show(...songs: Song[]): void {
  server.list('/api/admin/songs', songs);
  server.answer('get', '/api/admin/songs/{id}', 200, ({ line }) =>
    songs.find(({ id }) => line.endsWith(id))!,
  );
}

const row = (title: string) => screen.getByRole('row', { name: new RegExp(title) });
const rare = async (title: string, action: string) => {
  await press(button(`More actions for ${title}`));
  await press(await screen.findByRole('menuitem', { name: action }));
};
const alerts = (...wanted: string[]) =>
  waitFor(() => {
    const shown = screen
      .getAllByRole('alert')
      .map(({ textContent }) => textContent)
      .join();
    for (const text of wanted) expect(shown).toContain(text);
  }).then(() => wanted.forEach((text) => noteAsserted(text)));

async function openList(): Promise<void> {
  await openConsole('/songs');
  await screen.findByRole('row', { name: /Hill Road/ });
  await settled();
}

async function openForm() {
  await press(await screen.findByRole('button', { name: 'Upload Song' }));
  return within(await screen.findByRole('form', { name: 'Upload a song' }));
}

const textForm = () => within(screen.getByRole('form', { name: 'What is written about it' }));
const title = (form: Pick<typeof screen, 'getByLabelText'>) =>
  form.getByLabelText<HTMLInputElement>(/^Title(?! in)/);
const artist = (form: Pick<typeof screen, 'getByLabelText'>) =>
  form.getByLabelText<HTMLInputElement>(/^Artist/);

async function openText(shown = ROAD) {
  await openConsole(`/songs/${shown.id}`);
  await screen.findByRole('form', { name: 'What is written about it' });
  await settled();
}

describe('the list', () => {
  it('says that a waveform is being drawn, until it is done', async () => {
    show(ROAD, song('Half Drawn', { processing: 'pending', createdAt: new Date().toISOString() }));
    await openList();
    expect(row('Half Drawn').textContent).toContain('Waveform is being drawn');
    expect(row('Hill Road').textContent).not.toContain('Waveform is being drawn');
    show(ROAD, song('Half Drawn'));
    await waitFor(() => expect(row('Half Drawn').textContent).not.toContain('Waveform is being drawn'));
  });

  it('says which song browsers cannot play, and its page says why', async () => {
    const audioProblem = 'This file is damaged, and browsers cannot play it. Please export it again.';
    const unheard = song('Unheard', { audioProblem });
    show(ROAD, unheard);
    await openList();
    expect(row('Unheard').textContent).toContain('Browsers cannot play it');
    await openText(unheard);
    expect(screen.getByText(audioProblem)).toBeTruthy();
  });

  it('resets statistics and deletes a song only after a confirmation', async () => {
    show(song('Hill Road', { downloadCount: 7 }), RIVER);
    server.answer('post', '/api/admin/songs/{id}/reset-statistics', 200, ROAD);
    server.answer('delete', '/api/admin/songs/{id}', 200, () => {
      show(RIVER);
      return example('DeletedSongDto');
    });
    await openList();
    expect(within(row('Hill Road')).getByRole('cell', { name: '7' })).toBeTruthy();
    await rare('Hill Road', 'Reset statistics');
    await confirm('Reset this song’s statistics?', 'Reset statistics');
    await screen.findByText('Song statistics reset');
    await waitFor(() => expect(within(row('Hill Road')).queryByRole('cell', { name: '7' })).toBeNull());

    await rare('Hill Road', 'Delete');
    await confirm('Delete this song?', 'Cancel');
    await expectFocus(() => button('More actions for Hill Road'));
    await rare('Hill Road', 'Delete');
    await confirm('Delete this song?', 'Delete');
    await screen.findByText('Song deleted');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Hill Road/ })).toBeNull());
    // The next row takes the focus of the deleted one.
    await expectFocus(() => screen.getAllByRole('row')[1]!);
  });

  it('reports an action that failed, and keeps what is typed', async () => {
    await openList();
    for (const [method, path] of [
      ['post', '/api/admin/songs/{id}/reset-statistics'],
      ['delete', '/api/admin/songs/{id}'],
      ['post', '/api/admin/songs'],
    ] as const)
      server.lose(method, path);

    await rare('Hill Road', 'Reset statistics');
    await confirm('Reset this song’s statistics?', 'Reset statistics');
    await alerts(texts.admin.resetFailed);
    await rare('Hill Road', 'Delete');
    await confirm('Delete this song?', 'Delete');
    await alerts(texts.admin.deleteSongFailed);
    expect(row('Hill Road')).toBeTruthy();

    const form = await openForm();
    await fill(title(form), 'Moon');
    await fill(artist(form), 'Nila Varma');
    await choose(form.getByLabelText(/^Audio file/), new File(['RIFF'], 'moon.wav', { type: 'audio/wav' }));
    await press(form.getByRole('button', { name: 'Upload' }));
    await alerts(texts.admin.uploadFailed);
    expect(title(form).value).toBe('Moon');
    expect(form.getByText(/moon\.wav/)).toBeTruthy();
  });
});

describe('the form of a new song', () => {
  it('opens at once, and its empty artist is filled when the name arrives', async () => {
    server.answer('get', '/api/texts', 200, { name: 'Meera Nair' });
    const release = server.hold('get', '/api/texts');
    await openConsole('/songs');
    const form = await openForm();
    await fill(title(form), 'Backwater Moon');
    expect(artist(form).value).toBe('');
    release();
    await waitFor(() => expect(artist(form).value).toBe('Meera Nair'));
    expect(title(form).value).toBe('Backwater Moon');
  });

  it('needs text and audio', async () => {
    await openList();
    const form = await openForm();
    await fill(artist(form), '');
    await press(form.getByRole('button', { name: 'Upload' }));
    await alerts(texts.admin.missing, texts.admin.missingText);
    await fill(title(form), 'Moon');
    await fill(artist(form), 'Nila Varma');
    await press(form.getByRole('button', { name: 'Upload' }));
    await alerts(texts.admin.missingAudio);
  });

  it('rejects audio of another type, or larger than 50 MB, when it is chosen', async () => {
    await openList();
    const form = await openForm();
    const audio = form.getByLabelText<HTMLInputElement>(/^Audio file/);
    await choose(audio, new File(['OggS'], 'song.ogg', { type: 'audio/ogg' }));
    await alerts(texts.admin.audioType, texts.admin.audioTypeText);
    const large = new File(['RIFF'], 'song.wav', { type: 'audio/wav' });
    Object.defineProperty(large, 'size', { value: 50 * MEGABYTE + 1 });
    await choose(audio, large);
    await alerts(texts.admin.audioSize, texts.admin.audioSizeText);
  });
});

describe('the text of a song', () => {
  it('starts with the stored values, not with those that the list has', async () => {
    await openList();
    show(song('Hill Road', { title: 'Newer Words' }), RIVER);
    server.answer('get', '/api/admin/songs/{id}', 200, { ...ROAD, title: 'Newer Words' });
    await press(screen.getByRole('link', { name: 'Edit Hill Road' }));
    await screen.findByRole('form', { name: 'What is written about it' });
    expect(title(textForm()).value).toBe('Newer Words');
  });

  it('is edited, and a missing title is reported', async () => {
    await openText();
    await fill(title(textForm()), ' ');
    await press(textForm().getByRole('button', { name: 'Save' }));
    await alerts(texts.admin.missing);
    await expectFocus(() => title(textForm()));
    await fill(title(textForm()), 'Hill Road at Night');
    server.answer('put', '/api/admin/songs/{id}', 200, { ...ROAD, title: 'Hill Road at Night' });
    await fill(textForm().getByLabelText(/^Lyrics/), 'മഴ');
    await press(textForm().getByRole('button', { name: 'Save' }));
    await screen.findByText('Song saved');
    await screen.findByRole('heading', { level: 2, name: 'Hill Road at Night' });
  });

  it('that was changed meanwhile is shown beside the own one', async () => {
    await openText();
    await fill(artist(textForm()), 'Anjali');
    show({ ...ROAD, title: 'Their Road', version: 'theirs' });
    server.refuse('put', '/api/admin/songs/{id}', 412, 'CHANGED_MEANWHILE');
    await press(textForm().getByRole('button', { name: 'Save' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Somebody else has changed this meanwhile' }),
    );
    expect(dialog.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toHaveLength(2);
    server.answer('put', '/api/admin/songs/{id}', 200, ({ body }) => ({ ...ROAD, ...(body as Song) }));
    await press(dialog.getByRole('button', { name: 'Save the chosen texts' }));
    await screen.findByText('Song saved');
    await waitFor(() => expect(title(textForm()).value).toBe('Their Road'));
    expect(artist(textForm()).value).toBe('Anjali');
  });
});
