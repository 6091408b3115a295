import type { ResourceProps } from 'react-admin';
import { onDemand } from '../../components/on-demand';
import { translations } from '../../translations';

export default {
  name: 'rules',
  edit: onDemand(
    'rules-edit',
    translations.rules.loadFailed,
    async () => (await import('./rules-edit')).RulesEdit,
  ),
} satisfies ResourceProps;
