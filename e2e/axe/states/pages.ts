import { publicPages } from '../../support/screens.js';
import { PHONE_BELOW_PX, type State, submit, toastIsShown } from './state.js';

const visited: State[] = publicPages.map(({ path }) => ({
  name: path,
  path,
  ...(path === '/404' && { errors: /status of 404/ }),
}));

export const pageStates: State[] = [
  ...visited,
  ...['/', '/songs', '/entries'].map((path): State => ({
    name: `${path} of an empty site`,
    path,
    empty: true,
  })),
  ...['/auth', '/auth?mode=signup', '/contact', '/opt-out'].map((path): State => ({
    name: `${path} with errors`,
    path,
    async arrange(page) {
      await submit(page);
      return toastIsShown(page);
    },
  })),
  {
    name: '/ with the menu of a phone',
    path: '/',
    below: PHONE_BELOW_PX,
    arrange: (page) => page.locator('.menu-opener').click(),
  },
];
