import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QueryClient, QueryClientProvider, useMutation, useQuery } from './index.ts';

function Lines() {
  const { data, error, isPending } = useQuery({ queryKey: ['lines'], queryFn: async () => ['never asked'] });
  const { mutate, isPending: isSaving } = useMutation({ mutationFn: async (_name: string) => 1 });
  if (isPending) return <p>waiting</p>;
  if (error) return <p>{error.message}</p>;
  return (
    <button type="button" disabled={isSaving} onClick={() => mutate('x')}>
      {data.join(', ')}
    </button>
  );
}

const draw = (client: QueryClient) =>
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Lines />
    </QueryClientProvider>,
  );

test('a component shows what the client has, from its first drawing on', () => {
  const client = new QueryClient();
  expect(draw(client)).toBe('<p>waiting</p>');
  client.setQueryData(['lines'], ['a', 'b']);
  expect(draw(client)).toBe('<button type="button">a, b</button>');
});

test('without a client there is a plain word', () => {
  expect(() => renderToStaticMarkup(<Lines />)).toThrow('there is no QueryClientProvider above');
});
