// The least that an HTTP server of ours could do: Fastify with its defaults, a body that is read, and a short answer. Prints its address once it listens.
import fastify from 'fastify';

const app = fastify();
app.post('/api/api/Bench/Bare', async () => ({ statusCode: 0, status: 'SUCCESS', data: { balance: 1 } }));
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ address });
process.once('disconnect', () => process.exit(0));
