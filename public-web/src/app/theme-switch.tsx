import { MoonIcon, SunIcon } from '../components/icons';
import { useTranslations } from '../translations/use-translations';
import { switchTheme } from './theme';

/** The style sheet selects the icon, so that the server's HTML fits both themes. */
export function ThemeSwitch() {
  const site = useTranslations('site');
  return (
    <button type="button" className="icon-button" aria-label={site.switchTheme} onClick={switchTheme}>
      <MoonIcon className="when-light" />
      <SunIcon className="when-dark" />
    </button>
  );
}
