import {
  answerContests,
  expectFocus,
  openConsole,
  press,
  pressKey,
  pressTab,
  screen,
  waitFor,
  withConsole,
} from '../../test/console';

withConsole();

it('the menu of contests opens at the chosen one, obeys the keys, and gives the focus back', async () => {
  answerContests([
    { id: 'new', title: 'New' },
    { id: 'former', title: 'Former' },
  ]);
  await openConsole('/?contest=former');
  const chooser = await screen.findByRole('button', { name: 'Contest: Former' });
  const items = () => [...(screen.queryByRole('menu')?.querySelectorAll('a') ?? [])];
  const item = (name: string) => () => items().find(({ textContent }) => textContent.startsWith(name))!;

  await press(chooser);
  await expectFocus(item('Former'));
  expect(screen.getByRole('menuitemradio', { checked: true }).textContent).toMatch(/^Former/);
  expect(items()).toHaveLength(4);
  await pressKey('{ArrowUp}');
  await expectFocus(item('New'));
  await pressKey('{ArrowUp}');
  await expectFocus(item('All contests'));
  await pressKey('{ArrowDown}');
  await expectFocus(item('New'));
  await pressKey('{End}');
  await expectFocus(item('All contests'));
  await pressKey('{Home}');
  await expectFocus(item('New'));

  await pressKey('{Escape}');
  await expectFocus(() => chooser);
  expect(items()).toEqual([]);
  await press(chooser);
  await pressTab();
  expect(items()).toEqual([]);
  await press(chooser);
  await press(screen.getByRole('heading', { level: 2 }));
  expect(items()).toEqual([]);

  await press(chooser);
  await press(item('New')());
  await waitFor(() => expect(location.search).toBe('?contest=new'));
  expect(items()).toEqual([]);
  await expectFocus(() => screen.getByRole('button', { name: 'Contest: New' }));
});
