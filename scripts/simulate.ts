// Money flows under seeded faults on a real PostgreSQL; see proof/simulate/README.md.
import '../proof/simulate/main.ts';
