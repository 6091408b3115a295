import { MAX_VALUES } from '@paattu/api-client/site-texts/site-texts';
import { FormField } from '../../../components/form/form-field';
import { siteTextSentences } from '../sentences';
import { ItemList } from './item-list';

const t = siteTextSentences.value;
const NEW = { name: '', text: '' };

export function ValueList({ source }: { source: 'values' | 'valuesMalayalam' }) {
  return (
    <ItemList
      source={source}
      maxItems={MAX_VALUES}
      newItem={NEW}
      nameOf={t.of}
      addLabel={t.add}
      fieldsOf={(path) => (
        <>
          <FormField source={`${path}.name`} label={t.name} required />
          <FormField source={`${path}.text`} label={t.text} required multiline />
        </>
      )}
    />
  );
}
