import { emptyDom, LATE_MS } from './dom';
import { configure, screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { SessionDto, UserDto } from '@paattu/api-client';
import { noteAsserted } from './asserted';
import { isAnswering } from './server';

configure({
  // Long, for busy machines; a test waits only as long as it must.
  asyncUtilTimeout: 120_000,
  // Without the whole page, which hides the message.
  getElementError: (message) => new Error(message ?? ''),
});
// Without layout, nothing covers a control.
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0, applyAccept: false });

/** The one of the process: a test may stop the clock of its page. */
const { setTimeout: wait } = globalThis;
/** React renders an answer, and asks for what it then needs, within these turns of the event loop. */
const QUIET_TURNS = 5;

/**
 * Waits until the page has rendered the answers that it waits for, so that a test may look at once. What the page does
 * later, such as closing a dialog slowly, a test waits for.
 */
export async function settle(): Promise<void> {
  for (let quiet = 0; quiet < QUIET_TURNS; quiet = isAnswering() ? 0 : quiet + 1)
    await new Promise((resolve) => wait(resolve, LATE_MS));
}

async function thenSettle<Result>(done: Promise<Result>): Promise<Result> {
  const result = await done;
  await settle();
  return result;
}

/** Gives each test of a file an empty page. `close` closes what the test has opened. */
export function withDom(close: () => void | Promise<void>): void {
  afterEach(async () => {
    try {
      await close();
    } finally {
      // An answer that is under way would be for the next test.
      await settle();
      emptyDom();
    }
  });
}

/** The answer to a log-in. */
export const sessionOf = (account: UserDto): SessionDto => ({
  accessToken: 'made-up',
  expiresIn: 900,
  expiresAt: new Date(Date.now() + 900_000).toISOString(),
  user: account,
});

export const main = () => within(screen.getByRole('main'));

/** The field of a label. */
export const field = (label: string | RegExp): HTMLInputElement =>
  main().getByLabelText(label, { selector: 'input, textarea, select' });

export const button = (name: string | RegExp) => main().getByRole('button', { name });

/** Replaces the content of a field. */
export async function fill(input: Element, value: string): Promise<void> {
  await user.clear(input);
  if (value !== '') {
    await user.click(input);
    await user.paste(value);
  }
  await settle();
}

export const choose = (input: HTMLInputElement, file: File) => thenSettle(user.upload(input, file));
/** Chooses an option of a list by its text. */
export const chooseOption = (list: Element, option: string) => thenSettle(user.selectOptions(list, option));
export const press = (element: Element) => thenSettle(user.click(element));
export const pressTwice = (element: Element) => thenSettle(user.dblClick(element));

/** Presses a control, and looks at the page before the pointer goes up again. */
export async function holdPress(element: Element, look: () => void): Promise<void> {
  await user.pointer({ target: element, keys: '[MouseLeft>]' });
  look();
  await thenSettle(user.pointer({ target: element, keys: '[/MouseLeft]' }));
}

export const pressKey = (keys: string) => thenSettle(user.keyboard(keys));
export const pressTab = () => thenSettle(user.tab());

/** What a screen reader reads with a field. */
export function descriptionOf(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent?.trim() ?? '').join(' ');
}

/** Whether a control does nothing when it is pressed. */
export const isOff = (control: Element) =>
  control.getAttribute('aria-disabled') === 'true' || (control as HTMLButtonElement).disabled;

export const isInvalid = (element: Element) => element.getAttribute('aria-invalid') === 'true';

/** Waits for a text of the page, and notes it. */
export async function expectText(text: string): Promise<HTMLElement> {
  const found = await screen.findByText(text);
  noteAsserted(text);
  return found;
}

/** Waits until an element has the focus. */
export const expectFocus = (find: () => Element) =>
  waitFor(() => expect(document.activeElement).toBe(find()));

export { screen, waitFor, within };
