const dns = require('node:dns')
const { writeSync } = require('node:fs')
const net = require('node:net')

/** Loaded before a program and each of its threads, which end the program when they ask for an address or a connection. */
function refuse() {
  writeSync(2, 'asked for the network\n')
  process.kill(process.pid, 'SIGKILL')
}
net.Socket.prototype.connect = refuse
dns.lookup = refuse
dns.promises.lookup = refuse
