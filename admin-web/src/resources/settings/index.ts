import type { ResourceProps } from 'react-admin';
import { onDemand } from '../../components/on-demand';
import { translations } from '../../translations';

const { loadFailed } = translations.settings;

export default {
  name: 'settings',
  list: onDemand('settings-page', loadFailed, async () => (await import('./settings-page')).SettingsPage),
} satisfies ResourceProps;
