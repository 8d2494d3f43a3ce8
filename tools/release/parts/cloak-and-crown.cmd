@echo off
rem Starts Cloak ^& Crown with the Node that lies beside this file.
"%~dp0node\node.exe" "%~dp0app\cloak-and-crown.mjs" %*
