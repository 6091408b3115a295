import { Route } from 'react-router';
import { onDemand } from '../../../components/on-demand';
import { translations } from '../../../lib/sentences';

const RulesEdit = onDemand(
  'rules-edit',
  translations.rules.loadFailed,
  async () => (await import('./rules-edit')).RulesEdit,
);

/** Below the page of their contest. */
export const rulesRoute = <Route path=":id/rules" element={<RulesEdit />} />;
