import { DataSourceNameRegistry } from '../../node_modules/@nestjs/typeorm/dist/data-source-name.registry.js'

// A test may have several applications in its process, each with its own container and so its own
// data source. The library counts their names by process and warns of the second; nothing is
// overridden. The API and the worker have one application a process and are warned as before.
DataSourceNameRegistry.register = () => {}
