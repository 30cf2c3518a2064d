// Every call and every wire, structured and malformed; see proof/fuzz/README.md.
import '../proof/fuzz/main.ts';
