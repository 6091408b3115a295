import { Route } from 'react-router';
import { onDemand } from '../../../components/on-demand';
import { rulesSentences } from './sentences';

const RulesEdit = onDemand(
  'rules-edit',
  rulesSentences.loadFailed,
  async () => (await import('./rules-edit')).RulesEdit,
);

/** Below the page of their contest. */
export const rulesRoute = <Route path=":id/rules" element={<RulesEdit />} />;
