import { emptyDom } from './dom';
import { configure, screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { SessionDto, UserDto } from '@paattu/api-client';
import { noteAsserted } from './asserted';

configure({
  // Long, for busy machines; a test waits only as long as it must.
  asyncUtilTimeout: 30_000,
  // Without the whole page, which hides the message.
  getElementError: (message) => new Error(message ?? ''),
});
// Without layout, nothing covers a control.
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0, applyAccept: false });

/** Gives each test of a file an empty page. `close` closes what the test has opened. */
export function withDom(close: () => void | Promise<void>): void {
  afterEach(async () => {
    await close();
    emptyDom();
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
  if (value === '') return;
  await user.click(input);
  await user.paste(value);
}

export const choose = (input: HTMLInputElement, file: File) => user.upload(input, file);
/** Chooses an option of a list by its text. */
export const chooseOption = (list: Element, option: string) => user.selectOptions(list, option);
export const press = (element: Element) => user.click(element);
export const pressTwice = (element: Element) => user.dblClick(element);

/** Presses a control, and looks at the page before the pointer goes up again. */
export async function holdPress(element: Element, look: () => void): Promise<void> {
  await user.pointer({ target: element, keys: '[MouseLeft>]' });
  look();
  await user.pointer({ target: element, keys: '[/MouseLeft]' });
}

export const pressKey = (keys: string) => user.keyboard(keys);
export const pressTab = () => user.tab();

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
