import { useQueryClient } from '@tanstack/react-query';
import { use, useState } from 'react';
import { AdminContext, DataProviderContext, memoryStore } from 'react-admin';
import { Toasts } from '../components/toasts';
import { i18nProvider } from '../i18n-provider';
import { theme } from '../lib/theme';
import { FirstSteps, type FirstStepsProps } from './first-steps';

/** The first steps with what they ask and report with, which is around Home only once another page has been opened. */
export function FirstStepsOfHome(props: FirstStepsProps) {
  const queryClient = useQueryClient();
  const [store] = useState(() => memoryStore());
  if (use(DataProviderContext)) return <FirstSteps {...props} />;
  return (
    <AdminContext queryClient={queryClient} i18nProvider={i18nProvider} store={store} theme={theme}>
      <FirstSteps {...props} />
      <Toasts />
    </AdminContext>
  );
}
