import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router';
import { onDemand } from './components/on-demand';
import type { ConsolePage, View } from './lib/console-page';
import { commonSentences } from './lib/sentences';

const VIEWS = ['list', 'create', 'edit', 'show'] as const;

/** The react-admin resource of a page, which is at `path/*`. A view at two addresses is one component, which keeps its state between them. */
export function resourceOf({
  resource: name,
  path,
  label,
  others = {},
  ...page
}: ConsolePage): ResourceProps {
  const components = new Map<View, ReturnType<typeof onDemand>>();
  const failure = commonSentences.failures.loading(label);
  const componentOf = (name: string, view: View) => {
    const component = components.get(view) ?? onDemand(`${path}/${name}`, failure, view);
    components.set(view, component);
    return component;
  };
  const resource: ResourceProps = { name };
  for (const name of VIEWS) {
    const view = page[name];
    if (view) resource[name] = componentOf(name, view);
  }
  return {
    ...resource,
    children: Object.entries(others).map(([address, view]) => {
      const Other = componentOf(address, view);
      return <Route key={address} path={address} element={<Other />} />;
    }),
  };
}
