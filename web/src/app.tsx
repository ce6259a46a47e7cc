import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter } from 'react-router';
import { createQueryClient } from './api/query-client';
import { Screens } from './shell/screens';
import { useNavigationEffects } from './shell/use-navigation';
import { NoticesView } from './ui/notices-view';

export function App() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Navigation />
        <Screens />
        <NoticesView />
      </BrowserRouter>
    </QueryClientProvider>
  );
}

function Navigation() {
  useNavigationEffects();
  return null;
}
