import { MoonIcon, SunIcon } from '../components/icons';
import { site } from '../translations/site';
import { switchTheme } from './theme';

/** The style sheet selects the icon, so that the server's HTML fits both themes. */
export function ThemeSwitch() {
  return (
    <button type="button" className="icon-button" aria-label={site.switchTheme} onClick={switchTheme}>
      <MoonIcon className="when-light" />
      <SunIcon className="when-dark" />
    </button>
  );
}
