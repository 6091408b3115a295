import { MoonIcon, SunIcon } from '../components/icons';
import { site } from '../translations/site';
import { switchTheme } from './theme';

/** Which icon shows is the style sheet's business, so that the server's HTML suits both themes. */
export function ThemeSwitch() {
  return (
    <button type="button" className="icon-button" aria-label={site.switchTheme} onClick={switchTheme}>
      <MoonIcon className="when-light" />
      <SunIcon className="when-dark" />
    </button>
  );
}
