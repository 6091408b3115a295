import { ExampleRemoval } from '../../../example/example-removal';
import { exampleSentences as t } from '../../../example/sentences';
import { hasExample, useExample } from '../../../example/use-example';
import { SettingsGroup } from '../settings-group';

/** The example with which the site began, as long as it is there. */
export function ExampleSettings() {
  const { data: example } = useExample({ enabled: true });
  if (!hasExample(example)) return null;
  return (
    <SettingsGroup title={t.heading} sentences={[t.of(example)]}>
      <ExampleRemoval example={example} />
    </SettingsGroup>
  );
}
