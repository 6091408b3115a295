import type { ResourceProps } from 'react-admin';
import { onDemand } from '../../components/on-demand';
import { settingsSentences } from './sentences';
import { reasonsRoutes } from './reasons/reasons-routes';

const { loadFailed } = settingsSentences;

export default {
  name: 'settings',
  list: onDemand('settings-page', loadFailed, async () => (await import('./settings-page')).SettingsPage),
  children: reasonsRoutes,
} satisfies ResourceProps;
